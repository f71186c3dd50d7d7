/** Passkeys: what the house writes as JSON is bytes to the browser, and the other way round. Not every browser does this itself. */

type Making = PublicKeyCredentialCreationOptionsJSON;
type Using = { challenge: string };

/** The browser makes a passkey; whoever stops it gets null. */
export async function made(options: Making): Promise<object | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials?.map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  return written(await asked(() => navigator.credentials.create({ publicKey })));
}

/** The browser finds a passkey of ours, and signs with it. */
export async function used(options: Using): Promise<object | null> {
  const publicKey = { ...options, challenge: bytes(options.challenge) } as PublicKeyCredentialRequestOptions;
  return written(await asked(() => navigator.credentials.get({ publicKey })));
}

/** Nothing was chosen, or not in time. */
export class Stopped extends Error {}

async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await question();
    if (found) return found as PublicKeyCredential;
  } catch {
    // browsers do not tell why
  }
  throw new Stopped();
}

function written({ rawId, type, response }: PublicKeyCredential): object {
  const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const found = fields.flatMap((name) => {
    const value = (response as Partial<Record<(typeof fields)[number], ArrayBuffer | null>>)[name];
    return value ? [[name, text(value)]] : [];
  });
  return { id: text(rawId), rawId: text(rawId), type, response: Object.fromEntries(found) };
}

const bytes = (base64url: string) => Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const text = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
