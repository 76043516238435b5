import { data } from "react-router";

/** Any other address under the desk's. */
export function loader() {
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default () => null;
