import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; serverHtml?: string };

/** A broken island shows the server's HTML again, which works without it. */
export class IslandBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { children, serverHtml } = this.props;
    if (!this.state.isBroken) return children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the very markup this page came with
    return serverHtml ? <div dangerouslySetInnerHTML={{ __html: serverHtml }} /> : null;
  }
}
