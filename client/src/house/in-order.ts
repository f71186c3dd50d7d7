/** Answers to questions that are asked one after the other. They may overtake each other, or come when nobody wants them any more. */
export class InOrder {
  #asked = 0;
  #told = 0; // the question whose answer was told last

  /** What comes back is told, or complained about, unless the answer to a later question has been. */
  async tell<Answer>(asking: Promise<Answer>, tell: (answer: Answer) => void, complain: (trouble: Error) => void = () => {}): Promise<void> {
    const n = (this.#asked += 1);
    const isNew = () => n > this.#told && (this.#told = n) > 0;
    await asking.then(
      (answer) => void (isNew() && tell(answer)),
      (trouble: Error) => void (isNew() && complain(trouble)),
    );
  }

  /** Nothing that was asked for until now is wanted any more. */
  forget(): void {
    this.#told = this.#asked;
  }
}
