import { editable } from "#facts/editable.ts";
import type { SequenceWords } from "./letter-words.ts";

export const blueprintLetters = editable(
  "letters-blueprint",
  (): SequenceWords => ({
    first: {
      subject: "Five names for one house",
      paragraphs: [
        "Most houses we look at go by three or four names. The sign says one thing, the map another, and the delivery site a third with last year’s phone number.",
        "Here is a quarter of an hour well spent. Search for your own phone number, in quotation marks, and write down every place that shows it. Then read the name, the address and the hours beside it, letter by letter. Whatever differs from your door is a guest who may turn around.",
        "Correct the map listing first. The others tend to copy it.",
      ],
      link: "How we put listings in order",
    },
    second: {
      subject: "The question your phone answers all day",
      paragraphs: [
        "Ask whoever picks up the phone which five questions they hear most. Parking, children, dress, how late the kitchen is open: it is nearly always something small.",
        "Now look for the answers on your own site, on a phone, standing up. If you need more than two taps, your guests give up and call, or they go where they need not ask.",
        "Five short answers on one page help twice. People find them, and so do the assistants that people now ask instead of searching.",
      ],
      link: "How assistants find a house",
    },
    third: {
      subject: "One step, not six",
      paragraphs: [
        "Last thing, and then I leave you to your work. Open your home page and count the things it asks a visitor to do: book, join, call, follow, order, read.",
        "A page that asks for six things usually gets none. Choose the one that pays the rent, give it the first screen, and let the others wait further down.",
        "If you would like a second pair of eyes on it, bring the page to a short call. It costs nothing, and you leave with a list either way.",
      ],
      link: "Choose a time",
    },
  }),
);

export const cigarLetters = editable(
  "letters-cigar",
  (): SequenceWords => ({
    first: {
      subject: "The traveler at the hotel bar",
      paragraphs: [
        "Picture a guest with a free evening in your town. They take out a phone and type “cigar lounge near me”. What decides is not your website but three photos and one line on the map.",
        "Look at yours tonight. Is the first photo your room, with light in it, or somebody’s ashtray? Does the line say whether a visitor may walk in, or whether it is members only?",
        "Change the photo and that line. It takes ten minutes, and it works while you sleep.",
      ],
      link: "What we do for lounges",
    },
    second: {
      subject: "Let the humidor speak",
      paragraphs: [
        "People search for the stick, not for the lounge: a maker, a vitola, and the name of a town. Few lounges put their shelf in words, so few are found that way.",
        "You need no shop for this. One page with the makers you keep, what came in this month, and a sentence from whoever chose it. Update it on the day the boxes arrive, while you still have the smell in your nose.",
        "Check your state’s rules on advertising tobacco before you add prices.",
      ],
      link: "Read what we write",
    },
    third: {
      subject: "The locker nobody has asked about",
      paragraphs: [
        "Lockers are the quietest good business in the house: paid ahead, rarely refused, and hardly ever offered.",
        "Take the names of the ten people who came most often this month. Ask each of them yourself, in the room, whether they would like a key. Do not send a letter about it; this one is better spoken.",
        "When that works and you would like it to work without you remembering, that is what we build. One short call is enough to see whether it fits.",
      ],
      link: "Choose a time",
    },
  }),
);

export const wineryLetters = editable(
  "letters-winery",
  (): SequenceWords => ({
    first: {
      subject: "Before they choose which valley road to take",
      paragraphs: [
        "Your visitors plan on a phone, mostly the evening before, and they compare three tasting rooms. What they want to know is dull: is there a table, what does it cost, are children welcome.",
        "Search for a tasting near you on a phone that isn’t yours. Time how long it takes until you know those three things about your own house, and about the neighbor’s.",
        "If the neighbor wins, you know what to write this week. It is four lines.",
      ],
      link: "What we do for wineries",
    },
    second: {
      subject: "The name you didn’t take down",
      paragraphs: [
        "On a good Saturday forty people stand at your bar. By Sunday you know the names of the six who bought a case.",
        "The other thirty-four liked it too. Give them one small reason to leave an address: the notes of what they tasted, sent that night. Not a raffle, not a discount, just the list they would otherwise forget.",
        "Have somebody ask aloud. A card on the counter collects dust; a person collects names.",
      ],
      link: "How we keep in touch with guests",
    },
    third: {
      subject: "A quiet month is a letter",
      paragraphs: [
        "In February nobody drives out, and many houses fall silent with the vines. That is when a letter is read.",
        "Write about one thing that is happening in the cellar now: a barrel you worried about, the first racking, what the frost did. Two hundred words, one photo taken that morning, and at the end one bottle people can have.",
        "If you have more to tell than hours to tell it, let us talk about who could do it with you, in your voice.",
      ],
      link: "Choose a time",
    },
  }),
);

export const diningLetters = editable(
  "letters-dining",
  (): SequenceWords => ({
    first: {
      subject: "Book a table at your own house",
      paragraphs: [
        "Try it before tonight: a table for two, on a phone, by mobile data, and with no password saved.",
        "Count the taps. Notice where you had to pinch the screen, where the menu was a file that would not open, where you were asked for something you did not want to give. Each of those is a place where a guest sat down elsewhere.",
        "Most of what you find can be put right in an afternoon, and none of it needs a new website.",
      ],
      link: "What we do for restaurants",
    },
    second: {
      subject: "The second visit",
      paragraphs: [
        "A first visit is curiosity. The second is decided on the way home, and almost nobody says a word to a guest in that moment.",
        "Send one line the next day, signed by a person: thank you, and one thing worth coming back for, with its date. No points, no card, no five questions about the service.",
        "Do it by hand for the eight best tables this week. If four write back, it is worth building.",
      ],
      link: "How we keep in touch with guests",
    },
    third: {
      subject: "What you know that nobody wrote down",
      paragraphs: [
        "Your head waiter explains the same three dishes forty times a week, and beautifully. It stands nowhere a stranger could find it.",
        "Record it once on a phone, between two services. Three minutes become a page: who grows it, why it is cooked so, what to drink beside it. Critics quote such pages, and so do the assistants that guests ask where to eat.",
        "Bring me one such recording to a call, and I will show you what I would make of it.",
      ],
      link: "Choose a time",
    },
  }),
);
