import { editable } from "#facts/editable.ts";
import type { SequenceWords } from "./letter-words.ts";

export const excellentLetters = editable(
  "letters-quiz-excellent",
  (): SequenceWords => ({
    first: {
      subject: "What a high score hides",
      paragraphs: [
        "Your result was among the best we see, so I shall not tell you what you know. A high score has one weak spot: it describes a good week.",
        "Look at the same things in your worst week of the year, the one when the person who does all this was away. Did the hours stay right? Did anybody answer?",
        "Write down the three tasks that live in one person’s head. That list is the next thing to mend.",
      ],
      link: "How we take such tasks over",
    },
    second: {
      subject: "Be the one who is quoted",
      paragraphs: [
        "Being found is settled for you. What is not is being quoted: when somebody asks an assistant for the best in your town, it repeats what it can read and attribute.",
        "Choose the one question where you know more than anybody near you, and answer it on a page of its own with your name under it, figures in it, and a date.",
        "One such page a quarter does more than a post a week.",
      ],
      link: "How assistants find a house",
    },
    third: {
      subject: "Raise the price of the best seat",
      paragraphs: [
        "When a house is found easily and answered quickly, its scarce thing is no longer attention but room.",
        "Look at what sells out first, and when. If it has been gone by Wednesday four weeks in a row, it is too cheap, or there should be a second one.",
        "I like conversations of this kind. If you do too, choose a time for one.",
      ],
      link: "Choose a time",
    },
  }),
);

export const goodLetters = editable(
  "letters-quiz-good",
  (): SequenceWords => ({
    first: {
      subject: "The one area that holds the others back",
      paragraphs: [
        "Yours was a good result with a dip in it. The dip is where your money leaks: people find you and do not ask, or ask and hear nothing, or hear and cannot book.",
        "Take the lowest of your three areas, and change only that for four weeks. Leave the other two in peace, however tempting.",
        "Then take the quiz again. It is the cheapest measurement you will make this year.",
      ],
      link: "Take the quiz again",
    },
    second: {
      subject: "How fast is your fastest answer?",
      paragraphs: [
        "Write to your own house from an address that nobody knows, on a Saturday at six, and ask for something simple. Then wait, with a watch.",
        "The first to answer gets the booking more often than the best does. You need not be brilliant within the hour. A sentence that says who will write, and when, is enough.",
        "Decide who sends that sentence on which evening, and put it on the wall.",
      ],
      link: "What answers for you when you cannot",
    },
    third: {
      subject: "From good to certain",
      paragraphs: [
        "The distance between a good house and an excellent one is seldom an idea. It is doing three small things every week without a reminder.",
        "Name yours: the listing, the photo, the letter, whatever they are. Give each a day and a name. In a month you will know whether it needs a tool or only a habit.",
        "If it turns out to need a tool, let us look at it together.",
      ],
      link: "Choose a time",
    },
  }),
);

export const needsWorkLetters = editable(
  "letters-quiz-needs-work",
  (): SequenceWords => ({
    first: {
      subject: "Start where a guest starts",
      paragraphs: [
        "A result like yours mostly means that the house is better than its picture. That is the pleasant kind of problem: nothing in the cellar or the kitchen has to change.",
        "Begin with the map listing, because that is where guests begin. Hours, the right category, five photos from this year, and the phone number that somebody answers.",
        "Do this before you touch the website. It takes an hour, and you can see the effect within the month.",
      ],
      link: "The blueprint, step by step",
    },
    second: {
      subject: "Do not build a new website yet",
      paragraphs: [
        "When things look tired, the wish is to begin again. Resist it for a month.",
        "Open the page people see most and mend three things: the first sentence says what you are and where, the first button does the one thing you live from, and the first picture is your room.",
        "Then wait and count. If calls and bookings rise, you have saved a year and a good deal of money.",
      ],
      link: "What such a page costs",
    },
    third: {
      subject: "Choose one thing to drop",
      paragraphs: [
        "Most owners I meet do not too little but too much: five channels, each a little neglected, and a bad conscience about all of them.",
        "Choose the channel that brought you nobody this year, say goodbye to it properly, and give its hours to the one that did. Nobody will miss it.",
        "If you are not sure which that is, bring your figures. One call is enough to find it.",
      ],
      link: "Choose a time",
    },
  }),
);

export const criticalLetters = editable(
  "letters-quiz-critical",
  (): SequenceWords => ({
    first: {
      subject: "Three things, in this order",
      paragraphs: [
        "Your result asks for patience with yourself more than for money. Nearly every house has stood there once.",
        "This week only three things. Your hours are right on the map. Your phone number is right on the map. When somebody calls and you are busy, the recording says when you call back, and you do.",
        "Nothing else yet. These three carry everything that comes later.",
      ],
      link: "The blueprint, step by step",
    },
    second: {
      subject: "Ask ten people you know",
      paragraphs: [
        "Strangers trust strangers. A house without reviews looks closed, however full it is.",
        "Write to ten guests who like you, one by one, and ask each for two honest sentences on the map. Never offer anything for it, and never write one yourself. Then answer each of them, by name.",
        "Ten is enough for a beginning. You will be surprised how gladly people do it.",
      ],
      link: "How we work with small houses",
    },
    third: {
      subject: "What to do first, said aloud",
      paragraphs: [
        "After two letters full of homework, an offer that costs you nothing: tell me on a short call what you have, and I tell you what I would do first.",
        "You keep the list, and you need not do any of it with us. Houses of your size often need a week of order rather than a contract.",
        "And if it is not the moment, that is fine as well. This is the last of these three letters.",
      ],
      link: "Choose a time",
    },
  }),
);
