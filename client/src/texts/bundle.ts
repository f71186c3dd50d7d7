/** A language as Fluent understands it, with two functions of our own, which leave the choice of the form to each language:
 *
 *  { TERM($place, of: "place", form: "to") }            "to the Tea House": the term place-9, attribute `to`
 *  { COUNT($n, of: "assistant", form: "acc") }          "2 assistants", after a verb
 */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, { functions: { TERM: term, COUNT: count } });
  const errors = bundle.addResource(new FluentResource(text));
  for (const error of errors) console.error(language, error);
  return bundle;

  function term([id]: Parameters<FluentFunction>[0], { of, form }: Parameters<FluentFunction>[1]): string {
    return format(bundle, key(`${plain(of)}-${plain(id)}`, form));
  }

  function count([n]: Parameters<FluentFunction>[0], { of, form }: Parameters<FluentFunction>[1]): string {
    return format(bundle, key(`count-${plain(of)}`, form), { n: Number(plain(n)) });
  }
}

/** The text of a key, "place-9" or, for an attribute, "place-9.to". */
export function format(bundle: FluentBundle, key: string, args: Args = {}): string {
  const pattern = patternOf(bundle, key);
  if (pattern === null) {
    console.error(`There is no text ${key} in ${bundle.locales.join()}.`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(key, error);
  return text;
}

export function patternOf(bundle: FluentBundle, key: string): Pattern {
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

const key = (id: string, form: unknown) => (form === undefined ? id : `${id}.${plain(form)}`);
const plain = (value: unknown) => String((value as { value?: unknown } | null)?.value ?? value); // numbers come wrapped
