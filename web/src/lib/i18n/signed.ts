/** A number with a proper minus: the hyphen of the keyboard is shorter, and a line may break after it. */
export function minus(n: number, written: (n: number) => string = String): string {
  return n < 0 ? `−${written(-n)}` : written(n);
}

/** A change, with its sign: +3, −1, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : minus(n);
}
