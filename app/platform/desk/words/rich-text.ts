export const richTextCopy = {
  label: "Text of the article",
  bar: "Format",
  switch: { label: "How to write", rich: "Text", markdown: "Markdown" },
  hint: "Paste from Word or Google Docs. Alt and F10 lead to the buttons, Escape leads back.",
  /** Of a block that the editor does not know. */
  kept: "This part stays as it is. You can change it under “Markdown”.",
  buttons: {
    strong: "Bold",
    em: "Italic",
    heading: "Heading",
    subheading: "Small heading",
    bulletList: "List",
    orderedList: "Numbered list",
    quote: "Quote",
    link: "Link",
    picture: "Picture",
    table: "Table",
    rule: "Dividing line",
    undo: "Undo",
    redo: "Redo",
  },
  table: {
    label: "Table",
    rowBelow: "Add a row",
    columnRight: "Add a column",
    deleteRow: "Remove the row",
    deleteColumn: "Remove the column",
    deleteTable: "Remove the table",
  },
  link: {
    label: "Link",
    address: "Address of the link",
    wrong: "This is no address. Give one such as https://example.com or hello@example.com.",
    set: "Set the link",
    remove: "Remove the link",
    cancel: "Cancel",
  },
  picture: {
    label: "Picture",
    alt: "What it shows, for those who cannot see it",
    caption: "Words below it (optional)",
    done: "Done",
    remove: "Remove the picture",
  },
  pasted: {
    working: "Pictures are on their way …",
    missing: (count: number) =>
      count === 1
        ? "One picture did not come along, because its program did not hand it over. Copy it alone and paste it here."
        : `${count} pictures did not come along, because their program did not hand them over. Copy each alone and paste it here.`,
  },
  /** Of a mail that is kept as it is typed. */
  keeping: {
    kept: "Kept.",
    lost: "Not kept yet: the site does not answer, or you are signed out. It is tried again by itself, so leave this page open.",
    long: "Not all of it is kept: this is too long for a mail. Please shorten it.",
    changed:
      "Not kept: this was changed, sent or discarded in another window. Go on there, or press a button here to decide.",
  },
  /** Why a text opens as Markdown. */
  refused: {
    html: "This text is written in HTML. It opens as it is, so that nothing of it is lost.",
    long: "This text is too long for the buttons. It opens as it is, so that nothing of it is lost.",
    unclear: "This text has parts that would not come through whole. It opens as it is, so that nothing of it is lost.",
  },
};
