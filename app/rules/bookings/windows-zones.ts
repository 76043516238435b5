import { clockAt, readTimeZone } from "#app/rules/time/zoned-time.ts";

/** Windows' names of time zones with their IANA names (Unicode CLDR, windowsZones, for the territory 001). */
const table = `
AUS Central Standard Time=Australia/Darwin
AUS Eastern Standard Time=Australia/Sydney
Afghanistan Standard Time=Asia/Kabul
Alaskan Standard Time=America/Anchorage
Aleutian Standard Time=America/Adak
Altai Standard Time=Asia/Barnaul
Arab Standard Time=Asia/Riyadh
Arabian Standard Time=Asia/Dubai
Arabic Standard Time=Asia/Baghdad
Argentina Standard Time=America/Buenos_Aires
Astrakhan Standard Time=Europe/Astrakhan
Atlantic Standard Time=America/Halifax
Aus Central W. Standard Time=Australia/Eucla
Azerbaijan Standard Time=Asia/Baku
Azores Standard Time=Atlantic/Azores
Bahia Standard Time=America/Bahia
Bangladesh Standard Time=Asia/Dhaka
Belarus Standard Time=Europe/Minsk
Bougainville Standard Time=Pacific/Bougainville
Canada Central Standard Time=America/Regina
Cape Verde Standard Time=Atlantic/Cape_Verde
Caucasus Standard Time=Asia/Yerevan
Cen. Australia Standard Time=Australia/Adelaide
Central America Standard Time=America/Guatemala
Central Asia Standard Time=Asia/Almaty
Central Brazilian Standard Time=America/Cuiaba
Central Europe Standard Time=Europe/Budapest
Central European Standard Time=Europe/Warsaw
Central Pacific Standard Time=Pacific/Guadalcanal
Central Standard Time=America/Chicago
Chatham Islands Standard Time=Pacific/Chatham
China Standard Time=Asia/Shanghai
Cuba Standard Time=America/Havana
Dateline Standard Time=Etc/GMT+12
E. Africa Standard Time=Africa/Nairobi
E. Australia Standard Time=Australia/Brisbane
E. Europe Standard Time=Europe/Chisinau
E. South America Standard Time=America/Sao_Paulo
Easter Island Standard Time=Pacific/Easter
Eastern Standard Time=America/New_York
Egypt Standard Time=Africa/Cairo
Ekaterinburg Standard Time=Asia/Yekaterinburg
FLE Standard Time=Europe/Kiev
Fiji Standard Time=Pacific/Fiji
GMT Standard Time=Europe/London
GTB Standard Time=Europe/Bucharest
Georgian Standard Time=Asia/Tbilisi
Greenland Standard Time=America/Godthab
Greenwich Standard Time=Atlantic/Reykjavik
Haiti Standard Time=America/Port-au-Prince
Hawaiian Standard Time=Pacific/Honolulu
India Standard Time=Asia/Calcutta
Iran Standard Time=Asia/Tehran
Israel Standard Time=Asia/Jerusalem
Jordan Standard Time=Asia/Amman
Kaliningrad Standard Time=Europe/Kaliningrad
Korea Standard Time=Asia/Seoul
Libya Standard Time=Africa/Tripoli
Line Islands Standard Time=Pacific/Kiritimati
Lord Howe Standard Time=Australia/Lord_Howe
Magadan Standard Time=Asia/Magadan
Magallanes Standard Time=America/Punta_Arenas
Marquesas Standard Time=Pacific/Marquesas
Mauritius Standard Time=Indian/Mauritius
Middle East Standard Time=Asia/Beirut
Montevideo Standard Time=America/Montevideo
Morocco Standard Time=Africa/Casablanca
Mountain Standard Time=America/Denver
Myanmar Standard Time=Asia/Rangoon
N. Central Asia Standard Time=Asia/Novosibirsk
Namibia Standard Time=Africa/Windhoek
Nepal Standard Time=Asia/Katmandu
New Zealand Standard Time=Pacific/Auckland
Newfoundland Standard Time=America/St_Johns
Norfolk Standard Time=Pacific/Norfolk
North Asia East Standard Time=Asia/Irkutsk
North Asia Standard Time=Asia/Krasnoyarsk
North Korea Standard Time=Asia/Pyongyang
Omsk Standard Time=Asia/Omsk
Pacific SA Standard Time=America/Santiago
Pacific Standard Time=America/Los_Angeles
Pakistan Standard Time=Asia/Karachi
Paraguay Standard Time=America/Asuncion
Qyzylorda Standard Time=Asia/Qyzylorda
Romance Standard Time=Europe/Paris
Russia Time Zone 10=Asia/Srednekolymsk
Russia Time Zone 11=Asia/Kamchatka
Russia Time Zone 3=Europe/Samara
Russian Standard Time=Europe/Moscow
SA Eastern Standard Time=America/Cayenne
SA Pacific Standard Time=America/Bogota
SA Western Standard Time=America/La_Paz
SE Asia Standard Time=Asia/Bangkok
Saint Pierre Standard Time=America/Miquelon
Sakhalin Standard Time=Asia/Sakhalin
Samoa Standard Time=Pacific/Apia
Sao Tome Standard Time=Africa/Sao_Tome
Saratov Standard Time=Europe/Saratov
Singapore Standard Time=Asia/Singapore
South Africa Standard Time=Africa/Johannesburg
South Sudan Standard Time=Africa/Juba
Sri Lanka Standard Time=Asia/Colombo
Sudan Standard Time=Africa/Khartoum
Syria Standard Time=Asia/Damascus
Taipei Standard Time=Asia/Taipei
Tasmania Standard Time=Australia/Hobart
Tocantins Standard Time=America/Araguaina
Tokyo Standard Time=Asia/Tokyo
Tomsk Standard Time=Asia/Tomsk
Tonga Standard Time=Pacific/Tongatapu
Transbaikal Standard Time=Asia/Chita
Turkey Standard Time=Europe/Istanbul
Turks And Caicos Standard Time=America/Grand_Turk
US Eastern Standard Time=America/Indianapolis
US Mountain Standard Time=America/Phoenix
UTC=Etc/GMT
UTC+12=Etc/GMT-12
UTC+13=Etc/GMT-13
UTC-02=Etc/GMT+2
UTC-08=Etc/GMT+8
UTC-09=Etc/GMT+9
UTC-11=Etc/GMT+11
Ulaanbaatar Standard Time=Asia/Ulaanbaatar
Venezuela Standard Time=America/Caracas
Vladivostok Standard Time=Asia/Vladivostok
Volgograd Standard Time=Europe/Volgograd
W. Australia Standard Time=Australia/Perth
W. Central Africa Standard Time=Africa/Lagos
W. Europe Standard Time=Europe/Berlin
W. Mongolia Standard Time=Asia/Hovd
West Asia Standard Time=Asia/Tashkent
West Bank Standard Time=Asia/Hebron
West Pacific Standard Time=Pacific/Port_Moresby
Yakutsk Standard Time=Asia/Yakutsk
Yukon Standard Time=America/Whitehorse
`;

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

const mapOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .map(
        (line) =>
          line
            .toLowerCase()
            .split("=", 1)
            .concat(line.slice(line.indexOf("=") + 1)) as [string, string],
      ),
  );

const windowsZones = mapOf(table);

/** The IANA name of a zone by its Windows name; empty if there is none. */
export const windowsZone = (name: string): string => windowsZones.get(name.toLowerCase()) ?? "";

const displayedRegions = mapOf(regions);
