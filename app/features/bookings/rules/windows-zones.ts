import windowsData from "cldr-core/supplemental/windowsZones.json" with { type: "json" };
import { clockAt, readTimeZone } from "#platform/time/zoned-time.ts";

/** Names that Windows shows in place of a city, without "(UTC-05:00) ". */
const regions = `
Abu Dhabi=Asia/Dubai
Alaska=America/Anchorage
Aleutian Islands=America/Adak
Arizona=America/Phoenix
Ashgabat=Asia/Tashkent
Astana=Asia/Almaty
Atlantic Time=America/Halifax
Baja California=America/Tijuana
Beijing=Asia/Shanghai
Bougainville Island=Pacific/Bougainville
Brasilia=America/Sao_Paulo
Cabo Verde Is.=Atlantic/Cape_Verde
Cayenne=America/Cayenne
Central America=America/Guatemala
Central Time=America/Chicago
Chatham Islands=Pacific/Chatham
Chennai=Asia/Kolkata
City of Buenos Aires=America/Buenos_Aires
Easter Island=Pacific/Easter
Eastern Time=America/New_York
Ekaterinburg=Asia/Yekaterinburg
Greenland=America/Nuuk
Guadalajara=America/Mexico_City
Haiti=America/Port-au-Prince
Harare=Africa/Harare
Hawaii=Pacific/Honolulu
Indiana=America/Indiana/Indianapolis
Islamabad=Asia/Karachi
Izhevsk=Europe/Samara
Kiritimati Island=Pacific/Kiritimati
Kuala Lumpur=Asia/Singapore
Kuwait=Asia/Riyadh
Lord Howe Island=Australia/Lord_Howe
Marquesas Islands=Pacific/Marquesas
Mountain Time=America/Denver
Newfoundland=America/St_Johns
Norfolk Island=Pacific/Norfolk
Nuku'alofa=Pacific/Tongatapu
Osaka=Asia/Tokyo
Pacific Time=America/Los_Angeles
Petropavlovsk-Kamchatsky=Asia/Kamchatka
Saint Pierre and Miquelon=America/Miquelon
Samoa=Pacific/Apia
Saskatchewan=America/Regina
Solomon Is.=Pacific/Guadalcanal
Sri Jayawardenepura=Asia/Colombo
Turks and Caicos=America/Grand_Turk
West Central Africa=Africa/Lagos
Western/Central Europe=Europe/Berlin
Yukon=America/Whitehorse
`;

const continents = ["Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic"];

/** Returns the zone of the first known place in "Amsterdam, Berlin" that is so far ahead at some time; else "". */
export function displayedZone(places: string, aheadMs?: number): string {
  const names = places.split(",").map((each) => each.replace(/\(.*/, "").trim());
  const zones = names.flatMap((name) => displayedRegions.get(name.toLowerCase()) ?? citiesOf(name)).filter(Boolean);
  const isAhead = (zone: string) => seasons.some((ms) => clockAt(zone, ms) - ms === aheadMs);
  return zones.find(isAhead) ?? zones[0] ?? "";
}

const seasons = [Date.UTC(2026, 0), Date.UTC(2026, 6)];
const citiesOf = (name: string) =>
  continents.map((continent) => readTimeZone(`${continent}/${name.replaceAll(" ", "_")}`));

const displayedRegions: ReadonlyMap<string, string> = new Map(
  regions
    .trim()
    .split("\n")
    .map((line) => line.split("=") as [string, string])
    .map(([shown, zone]) => [shown.toLowerCase(), zone]),
);

/** The territory that stands for the whole world in Unicode's data. */
const world = "001";

const windowsZones: ReadonlyMap<string, string> = new Map(
  windowsData.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === world)
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);

/** The IANA name of a zone by its Windows name; empty if there is none. */
export const windowsZone = (name: string): string => windowsZones.get(name.toLowerCase()) ?? "";
