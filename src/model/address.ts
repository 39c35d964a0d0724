export type Address = {
  street: string;
  building?: string | undefined;
  postalCode?: string | undefined;
  locality: string;
};

/** Returns `Strada Exemplului 12`, `în incinta Centrului Medical`, `400000 Cluj-Napoca`. */
export function formatAddressLines({ street, building, postalCode, locality }: Address): string[] {
  return [street, building, [postalCode, locality].filter(Boolean).join(' ')].filter((line) => line !== undefined);
}
