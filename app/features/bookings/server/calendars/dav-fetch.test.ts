import { expect, test } from "vitest";
import { mayGetPassword } from "./dav-fetch.ts";

test.each([
  ["https://caldav.icloud.com/", "https://p42-caldav.icloud.com:443/123/calendars/"],
  ["https://p42-caldav.icloud.com/123/", "https://caldav.icloud.com/"],
  ["https://caldav.icloud.com.cn/", "https://p212-caldav.icloud.com.cn/"],
  ["https://www.fastmail.com/", "https://caldav.fastmail.com/dav/"],
  ["https://cloud.house.example/dav/", "https://cloud.house.example/remote.php/dav/"],
  ["http://cloud.house.example/", "https://cloud.house.example/"],
  ["http://127.0.0.1:5232/", "http://127.0.0.1:5232/ada/"],
])("the password for %s goes to %s", (own, asked) => {
  expect(mayGetPassword(new URL(asked), new URL(own))).toBe(true);
});

test.each([
  ["https://one.github.io/", "https://other.github.io/"],
  ["https://house.co.uk/", "https://stranger.co.uk/"],
  ["https://house.example/", "https://cloud.house.example/"],
  ["https://cloud.house.example/", "https://mail.house.example/"],
  ["https://cloud.house.example/", "http://cloud.house.example/"],
  ["https://cloud.house.example/", "https://cloud.house.example:8443/"],
  ["https://caldav.icloud.com/", "https://www.icloud.com/"],
  ["https://caldav.icloud.com/", "https://p42-caldav.icloud.com.stranger.example/"],
  ["https://caldav.icloud.com/", "https://caldav.fastmail.com/"],
  ["https://stranger-icloud.com/", "https://caldav.icloud.com/"],
  ["http://caldav.icloud.com/", "http://p42-caldav.icloud.com/"],
  ["http://127.0.0.1:5232/", "http://127.0.0.1:8080/"],
])("the password for %s does not go to %s", (own, asked) => {
  expect(mayGetPassword(new URL(asked), new URL(own))).toBe(false);
});
