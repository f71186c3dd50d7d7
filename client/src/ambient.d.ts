/// <reference types="vite/client" />

declare module "virtual:texts/*" {
  const text: string;
  export default text;
  /** The texts of what is loaded later, by its file. */
  export const shares: Record<string, () => Promise<{ default: string }>>;
}
