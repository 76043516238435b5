const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const unknownRegion = "ZZ";
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The codes of ISO 3166 by themselves, by those that they replaced (UK is GB), and by their English names. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => code !== unknownRegion && names.of(code))
    .flatMap((code) => {
      const { region = code } = new Intl.Locale(`und-${code}`);
      return [code, names.of(code)?.toUpperCase() ?? code].map((typed) => [typed, region] as const);
    }),
);

/** The two letters of every country. */
export const countries: ReadonlySet<string> = new Set(codes.values());

/** The two letters of a country that was typed by them or by its name. */
export const findCountry = (typed: string): string | undefined => codes.get(typed.toUpperCase());
