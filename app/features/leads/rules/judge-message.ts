const link = /https?:\/\/|www\.|\[url\b|<a\s/gi;
/** Markup that no visitor writes by hand into a field for text. */
const linkMarkup = /\[url\b|<a\s[^<>]*href/i;

/** Phrases of those who write to every site: a visitor asks for these things, a seller offers them. */
const offers = [
  /\b(?:guest|sponsored) posts?\b/i,
  /\bback-?links?\b|\bdo-?follow\b|\blink[- ](?:building|insertion|exchange)\b/i,
  /\b(?:our|my) (?:seo|web design|marketing|lead generation|app development) (?:services?|agency|team|packages?)\b/i,
  /\bwe (?:can|will) (?:rank|get|put|bring) (?:your|you)\b/i,
  /\b(?:page one|first page|top) (?:of|on|in) google\b/i,
  /\b(?:increase|boost|more) (?:your )?(?:website )?(?:traffic|visitors|rankings?|sales)\b/i,
  /\b(?:special|limited|exclusive) (?:time )?offer\b|\bbuy now\b|\border now\b|\bact now\b/i,
  /\b(?:casino|viagra|cialis|forex|payday|crypto(?:currency)? (?:investment|trading)|essay writing)\b/i,
  /\b(?:i|we) (?:came across|found|visited|was on|were on) your (?:web)?site\b/i,
  /\bto (?:unsubscribe|opt[- ]out)\b/i,
];
const minOffers = 2;
const minLinks = 5;

/** Whether a message is advertising that was pasted in: it has links, and says what only sellers say. */
export function isAdvertising(message: string): boolean {
  const links = message.match(link)?.length ?? 0;
  if (links === 0) return false;
  const said = offers.filter((offer) => offer.test(message)).length;
  return said >= minOffers || links >= minLinks || (linkMarkup.test(message) && said > 0);
}
