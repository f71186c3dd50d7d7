/** Short news: what went wrong stays until it is closed, good news goes by itself. */
export interface Toast {
  id: number;
  title: string;
  text?: string;
  isGood: boolean;
  details?: string; // to be copied
  deeds?: { label: string; do: () => void }[]; // it stays until what it asks is settled
}

const MOST = 2;
const SHORT = 4000; // milliseconds that good news stay

export class Toasts {
  shown = $state.raw<Toast[]>([]);
  #last = 0;

  add(toast: Omit<Toast, "id">): number {
    const id = (this.#last += 1);
    this.shown = [...this.shown.filter((one) => one.title !== toast.title), { ...toast, id }].slice(-MOST);
    if (toast.isGood && !toast.deeds) setTimeout(() => this.close(id), SHORT);
    return id;
  }

  close(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}
