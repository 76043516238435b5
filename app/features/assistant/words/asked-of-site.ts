/** Ways to ask for what the quiz, the guides and the privacy page say, by subject and attribute of the table. */
export const askedOfSite = {
  diagnostic: {
    length: "How long is the Digital Diagnostic? How long is the call after the quiz? How long is the diagnostic?",
    free: "Is the Digital Diagnostic free?",
    what: "What is the Digital Diagnostic? What comes after the quiz?",
    obliges: "Do I have to take the diagnostic after the quiz?",
  },
  "audit-of-visibility": {
    free: "Is the visibility audit free? How long is the free visibility audit? How long is the free audit? Is the visibility audit free? What does the visibility audit cost? How long does the visibility audit on the blueprint page take?",
  },
  quiz: {
    length:
      "How long does the quiz take? How many minutes is the quiz? Is the test quick? How much time do I need for the quiz? Is the quiz long?",
    questions:
      "How many questions has the quiz? How many things does the test ask? Number of questions in the quiz? How many things does the assessment ask? How many items are there in the quiz? Number of questions in the assessment?",
    score:
      "What is the highest score of the quiz? How many points can I get in the test? What do I get at the end of the quiz? What does the quiz tell me? What is a perfect mark on the test? What does the result of the quiz say? Out of how many points is the quiz? The best result in the test? What do I get out of the quiz? What do I get at the end of the quiz? How is the quiz graded? What does the result show? What is the best possible total?",
    contents:
      "Which areas does the quiz look at? On what does the test grade me? Which subjects does the assessment cover? What does the quiz ask about? What parts of my business does the test look at?",
    rate: "How do I answer the quiz? What is the scale of the quiz questions? From what to what do I rate in the quiz? Do I answer as the owner or as a visitor? What scale do the quiz answers have? How do I rate in the quiz? From what point of view do I answer? What if I do not know an answer in the quiz?",
    account:
      "Do I need an account for the quiz? Must I give my email to see my score? Can I see how I did without giving an address? Do I have to sign up for the quiz? Will the quiz want my email? Can I do the test without leaving an address? Can I take the quiz anonymously? Do I need to hand over my address for the result? Is a login needed for the quiz?",
    report: "When do you ask for my address in the quiz? How do I get the report of the quiz?",
    nobody:
      "Who sees my quiz answers? Are my answers in the quiz private? Is anybody watching my quiz answers? Will other people see what I clicked? Are my quiz answers secret? Does my competitor see my score?",
    keep: "How long do you keep quiz results? When are my test answers deleted? How long do you sit on my quiz answers?",
    what: "What is the visibility quiz? What is the test for? What is this quiz you have? Tell me about the test?",
    free: "Is the quiz free? Does the test cost anything? Does the quiz cost money? Is there a charge for the assessment?",
    quizNoAudit:
      "Does the quiz count as an audit? Is the quiz a statement about my business? Is the quiz a real audit? How reliable is the score? Does the score say something official about my business?",
    afterwards:
      "What happens after the quiz? Is there a call after the test? Must I talk to you after the quiz? What happens once I finish the quiz? Does a salesperson call after the quiz? Is there a call after the assessment?",
  },
  guides: {
    guides:
      "Which guides do you have? What free guides are there? Do you have something free to read? What are the playbooks called? Which playbook is for which trade? Anything to download? Do you give away any books? Have you got something to read for free? Names of your free books?",
    free: "Are the guides free? What do the playbooks cost? What do I have to give to get a guide? Do I pay for the books? Is the guide really no cost?",
    download:
      "How do I download a guide? Where do I find the playbooks? Where is the playbook? How do I get hold of a guide? Where can I get the guides?",
    noCall:
      "Does a sales call come with the guides? Will you call me if I download a playbook? Does somebody ring me after I download? If I download a guide will you phone me? Does a sales call come with the playbook? Will somebody ring me after the download?",
    inTheHouse:
      "May I print a guide for my staff? Can I pass the guide to colleagues? May I hand the playbook out in my house? Can my team read the guide as well? May I copy the guide for my bar staff? May my staff read the guide? Can I hand the playbook to my manager? Is copying the guide for the team fine?",
    resell:
      "May I sell your guides? Can I publish the guide on my own site? May I post your playbook on my website? Could I sell the guide to others? Can I publish the playbook elsewhere?",
    ourName:
      "May I remove your name from the guides? Can I put our logo on the playbook? May we rebrand the guide? Can we replace your logo on the playbook? Can we take your name off the guide?",
    advice:
      "Are the guides legal advice? Is the guide legal or tax advice? May I rely on the playbook in legal matters? Is what you write legal counsel?",
    responsible:
      "Who is responsible for following the rules in the guides? Who must make sure that we follow the alcohol rules? If I follow the guide and break a law, who answers for it?",
  },
  guide: {
    free: "Is {name} free? Does {name} cost anything? What do I pay for {name}? Do I have to pay for {name}? Price of {name}? Is {name} really for nothing?",
    what: "What is {name}? What is {name} about? What do I learn from {name}? Tell me about {name}? What would {name} help with?",
    contents:
      "What is in {name}? Which chapters has {name}? How many parts has {name}? What does {name} cover? What subjects does {name} cover? How many chapters are in {name}? What are the parts of {name}? What topics are in {name}?",
  },
  "cigar-guide": {
    what: "Do you have a free guide for cigar lounges? What is your book for tobacconists called? Which playbook is for lounges? What is the free thing for lounges called? Is there a book for cigar people? Something free for a smoke lounge?",
    notFor:
      "Is {name} for vape shops? For whom is {name} not meant? Would {name} help a discount tobacco shop? We sell vapes, is the cigar guide for us?",
    forWhom: "Who is {name} for? Who should read the lounge playbook? Is the lounge guide for tobacconists?",
    age: "How old must I be for {name}? Is the lounge guide only for adults? Must I be of smoking age for the guide?",
    spam: "Will you pass my address on if I take {name}? Do you give my address away if I download the lounge guide?",
    free: "Is the book for lounges free?",
  },
  "winery-guide": {
    what: "Do you have a free guide for wineries? What is the playbook for a winery called? Is there something to read for my vineyard? Anything free for a vineyard? Which guide is for wine people?",
    dayLetters:
      "On which days should I write after a visit according to {name}? What is the script in {name}? When should I write to a visitor after the tasting?",
    lookAlone:
      "Can I do {name} without an agency? What do I need for {name}? Can I do the winery guide without you? What do I need to work through the winery playbook?",
    "lead-capture-wine-club-members":
      "When should the wine club be offered according to {name}? Is the first visit the moment to offer the club?",
    spam: "Will I get spam if I download {name}? Will I get junk mail after the winery guide?",
    free: "Is the winery guide free?",
  },
  "dining-guide": {
    what: "Do you have a free guide for restaurants? What is the book for fine dining called? Is there something to read for my dining room about quiet nights? Anything free for a chef? Which guide is for restaurants? Something to read about empty tables?",
    length:
      "How long is {name}? How long does it take to read {name}? Is the dining guide long? How long does it take to read the dining guide?",
    parts: "How many parts has {name}?",
    forWhom: "Who is {name} for? Who should read the dining playbook? Is the dining guide for chefs?",
    haggle: "Does {name} work with discounts? Does the dining guide tell me to discount?",
    spam: "How often do you write to me after {name}? How often do you write after the dining guide?",
    free: "Is the restaurant guide free?",
  },
  blueprint: {
    what: "What is the Visibility Blueprint? Do you have a free guide for any kind of place? Is there something short I can do by myself? A free list of quick things I can fix on my own? Is there a short guide for any venue?",
    free: "Is the Visibility Blueprint free?",
    contents: "What is in the Visibility Blueprint? How many tweaks are in the blueprint? What are the five tweaks?",
    lookAlone:
      "Do I need an agency for the blueprint? Can I do the tweaks myself? Can I do the blueprint on my own? Can I do the tweaks without an agency? Do I need help for the blueprint?",
    length:
      "How long does each tweak of the blueprint take? How long does each tweak take? Can I do a tweak in an afternoon?",
    photographs: "How many photos does the blueprint ask for? Which photographs does the blueprint want?",
    "answer-phone-s-five":
      "Which five questions should my page answer according to the blueprint? What are the phone's five questions?",
    "make-listings-agree": "What is the first thing to do in the blueprint?",
    startSmall: "Why does the blueprint start small? Why begin with small repairs? Why those five tweaks first?",
  },
  "soon-0": {
    checklist: "When does the content self-assessment come? Can I take the content readiness self-assessment now?",
  },
  "soon-1": {
    checklist: "Can I download the CRM checklist? Is the CRM readiness checklist ready?",
  },
  site: {
    localStorage:
      "What does the site store in my browser? What is saved in my browser? Do you store anything on my device? What stays on my computer?",
    ownServer:
      "Where does what I type into a form go? Does an outside company run your forms? Where is the site hosted? Who runs the booking calendar? Do you use someone else's form service? Where do my entries go? Where do my form entries go? Are forms stored on your machines? Is my form data with an outside service? Do outside companies run the booking calendar?",
    account: "Do I need an account to read the site? Do I have to log in to read this?",
    age: "How old must I be to use the site? What is the minimum age for this website? Can a seventeen year old use this site? Can a minor use these pages? How old must one be here? May my teenage intern use the site?",
    automated:
      "May I scrape the site? May I scrape your site? Can I crawl your pages with a script? Are bots allowed here?",
    asOwn: "May I present your site as mine? Can I copy your texts?",
    quoteUs:
      "May I quote you? Can I link to your site? May I cite your articles? Can I use a paragraph from your blog? Is copying a passage from your site allowed? How much of an article may I copy?",
    asIs: "Do you promise that the site is always available and right? Is the site always up? Do you promise that everything here is right? Could there be errors on the site?",
    otherSites:
      "Are you responsible for other sites that you link to? Are you responsible for links to other pages? Do you vouch for sites that you link to?",
    accept: "Do I have to accept the terms? Do I agree to anything by browsing? What if I do not accept the terms?",
  },
  data: {
    keep: "How long do you keep my data? How long is an inquiry from the form kept? When do you delete what I sent? How long do you hold on to my details? When is my inquiry thrown away? How long do you hang on to my message? When do you throw away what I sent by the form? How many months do you keep a contact request?",
    erase:
      "How do I have my data deleted? Where do I write to be erased? How do I get all of my details wiped? How can I be forgotten? Please delete everything about me, how? Who do I mail to have my details removed?",
    access:
      "Can I see what you hold about me? How do I get a copy of my data? What do you know about me? Can I get a copy of all you have on me? What do you know about me? How do I request my data?",
    correct:
      "How do I correct wrong data about me? My details are wrong, how do I fix that? Can you change an error in my data?",
    collect: "What data do you collect? Which information do you keep about me?",
    dataMail:
      "Which email do I use for privacy questions? Where do I write about my data? Whom do I write about privacy? Does a human read mail about privacy? Whom do I write to about my data? Is there a person behind the privacy address?",
    freeRequest:
      "Does a data request cost anything? Does it cost something to get my data deleted? Is there a fee for a data request?",
    handledWhere:
      "In which country is my data handled? Is my data stored in the United States? Does my data leave the country? Which country is my data in? Is data kept in America? Where is my data processed?",
    ownersKey: "Who can open the records? Who at your firm can open my records? Can any employee read my entry?",
    secure:
      "Is the site encrypted? Is the connection encrypted? Is my information safe with you? Is the connection encrypted? How do you protect my data?",
  },
  appointments: {
    keep: "How long do you keep appointments? How long do you store a booked meeting? How long is my booking kept after the day?",
  },
  backups: {
    keep: "How long are backups kept? When is a deleted record gone from the backups? How old can a backup be?",
  },
  copies: {
    keep: "How long do you keep copies of mails you sent?",
  },
  consents: {
    keep: "How long do you keep my consent to letters?",
  },
  spam: {
    keep: "How long do you keep spam entries?",
  },
  "privacy-page": {
    updated: "When was the privacy policy last changed? How old is the privacy policy? Date of the privacy policy?",
    told: "Will you tell me when the privacy policy changes? Would I be told of a new privacy policy? Do you let people know when the policy changes?",
  },
  terms: {
    updated: "When were the terms last changed? Date of the terms?",
    termsChange: "Can you change the terms? Can you rewrite the terms whenever you like? Are the terms fixed for ever?",
    termsMail: "Where do I ask about the terms? Whom do I ask about the terms?",
    paidWork:
      "Do the terms cover paid work? What covers paid work? Is our contract the same as these terms? Do these terms cover the paid work? Is there a separate agreement for projects? Which contract covers what I pay for?",
  },
};
