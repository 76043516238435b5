import { stem } from "#platform/text/stem.ts";

/** Words that visitors use for one another. */
const groups = `
price cost fee charge rate pricing figure quote bill pay spend expensive tag money budget
cheap cheapest low lowest least smallest minimum entry affordable
dear dearest expensive priciest top highest biggest largest maximum
person human someone somebody people staff real
call phone ring telephone dial
email mail letter message inbox newsletter write
delete erase remove wipe forget purge
data info information details record entry
keep store save retain hold remember log
sell share pass give hand forward disclose
see read view look access
photo picture photograph image
booking reservation appointment book schedule arrange reserve
move reschedule postpone change shift another
cancel cancellation
menu dish
website site page homepage web
bot assistant ai dash employee chatbot robot
guide playbook ebook book download pdf
client customer guest visitor patron
law legal regulation rule rules
ads advertising ad campaign advertise advertisement promote
google search seo found rank find
review rating testimonial
quit leave unsubscribe stop off
free gratis nothing complimentary charge
lounge cigar tobacco smoke humidor
winery wine vineyard cellar estate tasting
restaurant dining kitchen chef
package plan tier bundle offer
start begin first initial setup
once onetime upfront initial setup
monthly month monthly ongoing
session consultation meeting conversation talk call chat
empty quiet slow dead weeknight
member club membership
list listing
map listing google
hours open opening
story about
facebook instagram platform social
minor kid child underage young teen age
colleague staff team employee manager
text sms
pretend human admit hide
harvest crush picking
voicemail greeting
article post blog piece
words write voice tone sound style
long length duration minutes time last
often frequency quarterly
compare difference versus
recommend suggest advise best popular favorite
include contain cover get receive deliver part
pressure push pushy chase hound pester hard sales pitch bother
approve see read check sign veto strike say
publish live launch public post
located based office city town where
report dashboard numbers analytics
measure count success track result
track follow spy watch pixel cookie trackers
retargeting remarketing pixels
help support assist
wrong mistake error invent guess lie
discount haggle bargain negotiate
fix correct mend repair
edit update change
anybody anyone others third party companies
bring prepare need ready
score points result
inside contents chapters
tired neglected old outdated stale dated
permit license
agency firm company house agencies
ourselves myself yourself
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
