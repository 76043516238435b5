import { stem } from "#platform/text/stem.ts";

/** Words that visitors use for one another. */
const groups = `
price cost fee charge rate pricing figure quote
person human someone somebody people
call phone ring telephone
email mail letter message inbox
delete erase remove
data info information details
photo picture photograph image
booking reservation appointment
move reschedule postpone
cancel cancellation
menu dish
website site page
bot assistant ai dash employee chatbot
guide playbook ebook
client customer guest visitor
law legal regulation rule
ads advertising ad campaign
google search seo
review rating testimonial
quit leave unsubscribe stop
free gratis
lounge cigar tobacco smoke
winery wine vineyard cellar
restaurant dining kitchen chef
package plan tier
start begin setup
session consultation meeting conversation
empty quiet slow dead
member club membership
list listing
hours open opening
begin start
story about
facebook instagram platform
minor kid child underage young
share pass colleague staff team
text sms
human-like pretend
harvest crush
voicemail greeting
`;

/** The stems of synonyms, by stem. */
export const synonyms: ReadonlyMap<string, readonly string[]> = readGroups(groups);

function readGroups(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of text.trim().split("\n")) {
    const stems = [...new Set(line.split(" ").map(stem))];
    for (const one of stems)
      found.set(one, [...new Set([...(found.get(one) ?? []), ...stems.filter((each) => each !== one)])]);
  }
  return found;
}
