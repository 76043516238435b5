/** Ways to ask for what the packages and single services are, by subject and attribute of the table. */
export const askedOfOffers = {
  package: {
    price:
      "What does {name} cost? How much is {name}? Price of {name}? What would I pay for {name} a month? What is the setup fee of {name}? How much to get started with {name}? Monthly fee for {name}? What do I pay up front for {name}? What is the one time charge for {name}? How expensive is {name}? What is the retainer of {name}? What would {name} set me back? What am I billed each month with {name}? Whats {name} going to cost us? What's the damage for {name}? How much money is {name} per month? How much do you want for {name} at the beginning? What is the upfront for {name} before any monthly? {name} setup and monthly please? What would my first bill be with {name}? Give me a ballpark for {name}? What should I budget for {name}? {name} price?",
    posts:
      "How many posts a month in {name}? How many articles do I get with {name}? Number of blog posts each month in {name}? How often do you publish for me in {name}? How many pieces do you write monthly with {name}? Is anything written for our blog in {name}? How much writing is in {name}? Articles per month in {name}? How many stories do you publish for us in {name}?",
    website:
      "How many pages does the site in {name} have? How big is the website with {name}? Do I get a new website with {name}? How many pages are refreshed in {name}? How many pages do you redo in {name}? Size of the site in {name}? Is a new site part of {name}? Do you build us a site in {name}? Does {name} come with a website? How many pages do we get in {name}? Max number of pages in {name}? Pages on the site of {name}?",
    planning:
      "What planning is in {name}? How far ahead do you plan with {name}? Is there an editorial calendar in {name}? How many days does the content calendar cover in {name}? Is there a roadmap in {name}? How many months is the plan in {name}? Do you plan our content in {name}? What calendar do we get with {name}?",
    search:
      "Does {name} include SEO? What search work is in {name}? Do you fix our google listing in {name}? What is done for search engines in {name}? Is the map listing part of {name}? What do you do about google in {name}? Will {name} help us be found in search? Is search engine work part of {name}?",
    email:
      "Does {name} include emails? Is there a CRM in {name}? How many emails do you write in {name}? Does {name} have email automation? Do you write letters to people who join our list in {name}? Does {name} do newsletters? Is the guest book software in {name}? Are letters to our list in {name}? Is automation of emails in {name}?",
    magnets:
      "Is there a lead magnet in {name}? How many lead magnets are in {name}? How often do you make a new guide in {name}? Does {name} have a lead magnet funnel? How many free guides do you write for us in {name}? Do we get something to give away for email addresses in {name}?",
    ads: "Does {name} include ads? Are paid ads part of {name}? How many ad campaigns are in {name}? Do you run our ads in {name}? Is advertising included in {name}? Can you run google ads for us under {name}? Up to how many campaigns are in {name}? Is somebody looking after ads in {name}? Are ads extra in {name}?",
    retargeting:
      "Does {name} have retargeting? Are retargeting pixels in {name}? Do you follow visitors with ads in {name}? Do ads follow people around with {name}? Are pixels part of {name}?",
    reporting:
      "Do I get a report with {name}? Is there reporting in {name}? Does {name} include a dashboard? How often do you report to me in {name}? Do I see numbers on paper with {name}? How will I see what {name} did? Will I be told what came of it with {name}? Do you show me figures every month in {name}?",
    time: "Are there regular calls in {name}? How long is the call in {name}? How often do we talk with {name}? Do I get meetings with {name}? Is there a monthly call in {name}? How much do I get to talk to you in {name}? Will somebody call me every month with {name}? How many minutes a month do we speak in {name}?",
    forWhom:
      "Who is {name} for? For whom is {name} meant? Is {name} right for us? When should I choose {name}? What kind of place suits {name}? What sort of business should take {name}? Would {name} fit a place like ours? Who usually takes {name}? Who should buy {name}?",
    contents:
      "What is in {name}? What is included in {name}? What do I get with {name}? How many deliverables does {name} have? Tell me about {name}? List everything in {name}? What comes with {name}? What do I actually receive in {name}? What all do you do for me in {name}? How many things do I get in {name}? What is part of {name}? Can you break down {name}? What do you deliver in {name}?",
  },
  packages: {
    price:
      "What do your packages cost? How much do you charge? What are your prices? What is the price range of your plans? What would it cost to work with you? How expensive are you? What are your rates? How much would it be to hire you? What does marketing with you cost? Give me a price list? What kind of money are we talking about? What do you cost a month? What are the setup fees of your plans?",
    cheapest:
      "Which package is the cheapest? What is the least I can pay each month? Smallest plan you sell? Lowest monthly fee you have? What is the minimum to start with you? Cheapest way to hire you? What is your entry level offer? What is the smallest amount I can start with? Which one costs the least up front? I am on a tight budget, what is your lowest price? Your least expensive offer and its price? What is the smallest monthly bill of your plans? We are nearly broke, what is the lowest price? What is the bare minimum to begin? What would be the smallest bill? Lowest entry price to work with you?",
    dearest:
      "Which package is the most expensive? What is the highest priced plan? The top of your price list? What is the dearest plan? How much is the biggest thing you sell? What is the most I could pay you each month? Price of the top tier?",
    recommended:
      "Which package do you recommend? Which plan do you suggest to most people? What is your most popular package? Which one do most houses take? Which package do you advise? What is the best one for most? Which one is marked as recommended? Which one would you push me to? If you had to pick one plan for us? What do you usually recommend? Which plan do you put most people on? Which one do you favor?",
    list: "Which packages do you have? How many packages are there? What plans do you offer? What are your plans called? List your packages? How many tiers are there? What bundles are there? What are the names of your three plans? What can I choose from?",
    maxWritten: "Which package has the most posts? Where do I get the most articles? Which plan writes the most?",
    fewest: "Which package has the fewest posts? Which plan has the least writing?",
    posts:
      "How many posts a month are in each package? How many articles in the lowest plan versus the highest? Compare the number of blog posts of your plans?",
    website:
      "Which package comes with a new website? How many pages do I get in each package? What is the largest site that a plan covers? Biggest website you build in a package? Which plan only refreshes the pages I have? I do not want a whole new site, just the one we have tidied? How many pages is the site in the big one and in the middle one?",
    planning:
      "Which package has a roadmap? Which plan has an editorial calendar? How far ahead do you plan in each package? Which of the packages plans a whole year? Who gets the 12 month plan?",
    search:
      "What SEO is in each package? Which package has advanced SEO? Which plan has an SEO audit? Which package helps us be found on google?",
    email:
      "Which package has a CRM? Which plan has email automation? Compare the CRM of your packages? Which package includes the full CRM suite? What is the difference in CRM between the middle and the top package?",
    magnets:
      "Which package has lead magnets? Which plan makes a new guide each quarter? Do I get a lead magnet with each plan? Which package makes lead magnets?",
    ads: "Which package includes advertising? Which plan has someone who manages my ads? Do all packages have paid ads? Do I get ads with any of your plans? Who runs the ads in which package?",
    retargeting:
      "Which package has retargeting pixels? Which plan includes remarketing? Is retargeting in every package? Where do I get retargeting?",
    reporting:
      "Which package has reports? Which plan has an analytics dashboard? Do I get reports? Will I see in writing what you did each month? In which plan can I look at the numbers on a screen?",
    time: "Which package comes with calls? How much of your time do I get in each plan? Which plan has a check-in? How often do we talk in each package? Is there a call included?",
    neglected:
      "Our site is fine but neglected, which package? The website is sound but old, what should I take? We only need a refresh of the site, which plan? Nothing wrong with our site except that nobody updates it, which plan? Our website is decent but tired?",
    enoughPackage:
      "I have one room to fill, which package is enough? Is the biggest package too much for a single restaurant? Is the biggest package overkill for one place? We have just one dining room, do we need the big one? What is enough for a single place? We only have one room, which package? Which plan is enough for a small place?",
    climb:
      "Can I move up to a bigger package later? May I start small and upgrade? Can we climb to the next plan? Could I switch to the larger plan next year? Is it possible to grow into the bigger plan? Can I upgrade in a few months? May I start with the small one and move up? Is changing to a larger package possible?",
  },
  starter: {
    refreshed:
      "Which pages are rewritten in {name}? What pages do you refresh in {name}? Is the menu among the pages you rewrite? Which of my existing pages get rewritten in {name}?",
    mapHours:
      "Do you correct our opening hours on google maps? Do you fix the map listing and holiday hours in {name}? What is done to our google business profile in {name}? The phone number on the map is wrong, is that mended in {name}?",
    notEnough:
      "When is {name} not enough? When should I take the next package instead of {name}? Our website cannot be saved, is {name} enough? When would {name} be too little?",
    setupCovers:
      "What does the setup fee of {name} cover? What is done in the setup of {name}? What do I pay the setup for in {name}? What am I paying for at the start of {name}? Why is there a setup fee in {name}?",
    monthlyCovers:
      "What does the monthly fee of {name} cover? What is the monthly for in {name}? What do I get for the money every month in {name}? What is left to do each month in {name}?",
    "voice-sheet":
      "What is the voice sheet? What stands on the voice sheet? Do you make a style guide for us? Is there a sheet with words that we use? Do you write down our tone of voice?",
    handover:
      "How do we edit the site ourselves after {name}? What do we get in the handover? Do you leave instructions for my manager? Is there a document on how to edit the site? Can my staff change the site after you are done? Who explains to us how to update the pages? Could my floor manager edit the pages later? Will we be able to run the site without you? Do you show us how to change things?",
    "inquiry-path":
      "What is the inquiry path? Do you test our form and booking button? Do you try our booking button on a phone? Who checks that our contact form works?",
    "starter-emails": "What are the starter emails? Who gets the starter emails?",
    "titles-descriptions": "What are titles and descriptions?",
  },
  accelerator: {
    articleLength:
      "How long are the articles in {name}? How many words has each post in {name}? Word count of a post in {name}? Length of each article? Are the posts long or short in {name}? How many words does an article run to?",
    forWhom: "Which package is for a winery that wants more club members? Which plan for a lounge with lockers to let?",
    why: "Why do you recommend {name}? Why is {name} the recommended one? What speaks for {name}? Why is {name} the one with the badge?",
    lowerFigure:
      "Will {name} be near the low or the high price for me? Who pays the lower end of {name}? Would a lounge with one room be at the bottom of the range of {name}? At which end of the range would a small place land in {name}? What makes {name} cheaper or dearer? Would we pay the low end of {name}?",
    priceChanges:
      "Can the price of {name} change later? Will the monthly figure go up without asking me? When does the price change? Do you ask before you raise the bill? Could you raise my price after I sign? Will there be surprises on the bill? Once we have agreed, can the price still go up? Can you charge more than the quote? Will you ask before it costs more?",
    "editorial-calendar":
      "What is in the editorial calendar? What goes into the 90 day calendar? Do you plan the topics in advance in {name}? What is planned for the 90 days?",
    "seo-audit": "What is done in the SEO audit? What does the SEO audit in {name} look at?",
    "crm-automation":
      "What does CRM automation do? What goes out by itself with CRM automation? Which messages go out on their own in {name}? Is there a reminder before the table in {name}?",
    "lead-magnet-funnel": "What is a lead magnet? What is the lead magnet funnel?",
    "monthly-report":
      "What is in the monthly report? What does the monthly report show? How long is the monthly report? What will I read in the monthly report? What do you report to me each month in {name}?",
  },
  authority: {
    adsAgree:
      "Do retargeting pixels need consent? Are pixels set for everybody who visits? Who gets the retargeting pixel? Are visitors asked before retargeting? Does retargeting respect consent?",
    adsLaw: "Do you keep to age limits for alcohol ads? Who buys and watches the ads in {name}?",
    forWhom:
      "Which package is for several tasting rooms or labels? Which plan suits an estate with more than one room? We have two locations, which package? Which package if members and allocations are a business of their own? We run a restaurant group with several rooms, which one is for us? Which plan is made for several brands or cities? What do you suggest for an estate with two labels?",
    lowerFigure:
      "Which end of the price range would an estate land in {name}? Who pays the upper end of {name}? Would a place with two labels and a club be at the high end of {name}? Who pays the lower figure in {name}?",
    "month-roadmap":
      "What is in the 12 month roadmap? What does the roadmap lay out? Is the whole year planned in {name}? Which months does the roadmap cover?",
    "advanced-seo": "What is advanced SEO? What does advanced SEO add?",
    "full-crm-suite": "What is in the full CRM suite? What does the CRM suite do for clubs and lockers?",
    reporting:
      "What does the dashboard show? What can I see on the analytics dashboard? Can I see bookings and members on one screen? When can I look at the dashboard?",
    magnets: "What are the quarterly guides about? Who are the seasonal guides for?",
  },
  "check-in": {
    length:
      "How long is the monthly check-in? How many minutes is the check-in call? How long does the call each month last?",
    whoTalks: "Who is on the check-in call? Whom do I talk to in the monthly call? Who phones me each month?",
  },
  "planning-call": {
    length:
      "How long is the planning call? How many minutes is the planning call? How long do we talk in the planning call?",
    howOften:
      "How often is the planning call? Is the planning call monthly or quarterly? What is decided in the planning call?",
  },
  audit: {
    price:
      "What does a website audit cost? How much to have someone look over our site once? Price for a one time check of our website? What do you charge to tell us what is broken on our site? Fee to have our website reviewed? I only want you to look at our site once and list the faults, how much? What does a checkup of my site run? Cost of a site review?",
    what: "What is the website audit? What do I get for the audit? What do you check in a site audit? What does the audit include? What happens in the audit? How do you test our website? What would I learn from the audit?",
  },
  website: {
    price:
      "What does a website cost? How much is a new site on its own? Price of a website build? What do you charge to rebuild our website without a package? How much for just a new website? We just want a new website, what would it run? Cost to build a site from scratch? How much is a website alone? What do I pay for a site and nothing else? Rebuild of our homepage, price?",
    what: "What is in the website build? Does the website have an age gate? Which pages does a website from you have? What do I get with the website build? Will the site have our menu and booking? Can you put an age check on our site? Will the new site work on a phone? What pages would our new website have?",
  },
  blog: {
    price:
      "What does the blog engine cost? How much for only articles each month? Price of blog writing without a package? What do you charge if you only write our posts? What do articles cost if we take nothing else? Monthly price for blog posts only? We only need someone to write for us, how much? Price of the blog on its own?",
    what: "What is the blog engine? What do you write about in the blog? What are the articles about? Whose voice are the articles in? What subjects do you write on? Will the articles talk about our wine?",
  },
  seo: {
    price:
      "What does SEO cost alone? How much is search work without a package? Price of being found on google? What do you charge for search engine optimization by itself? How much if you only do SEO? What do you ask to get us up in google? Price of search alone? Cost of the search work by itself?",
    what: "What is in the SEO service? What do you do for SEO alone? How do you make people find us in search? Can you get us higher on google? Do you do local search?",
  },
  crm: {
    price:
      "What does the CRM cost? How much is the guest book a month? Setup fee of the CRM? What do I pay to bring our members and regulars into one system? Price of the customer list software? Cost of getting all our members into one list? What does the guest book run monthly and at the start? How much for the member system? First payment and monthly of the CRM?",
    what: "What is a CRM? What does the guest book hold? What is in the CRM service? What do you call the CRM? What is the guest book? Can you put our members and lockers into one system?",
  },
  ads: {
    price:
      "What do paid ads cost a month? How much for you to manage our ads? Price of ad management on its own? What do you charge to run our google ads? What do you charge a month to buy ads for us? Monthly fee for running ads? Price of the advertising on its own? How much for somebody to handle our ads?",
    what: "What are paid ads for? When do you run ads? Can you run ads for us? When are paid ads worth it?",
  },
};
