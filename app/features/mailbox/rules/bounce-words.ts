/** Why a mail came back, in the words of mail servers, in lower case. */
const anyOf = (patterns: readonly RegExp[]) => (said: string) => patterns.some((pattern) => pattern.test(said));

/** The domain does not exist, or takes no mail (RFC 7505). */
export const saysNoDomain = anyOf([/nxdomain|null ?mx/, /(?:domain name|domain) not found:/]);

/** The address or its domain does not exist, or is closed. */
export const saysGone = anyOf([
  /(?:user|recipient|mailbox|address|account|addressee|name|party)(?: is| was)? (?:unknown|not[- ](?:known|found|exist|listed|active|present)|(?:name )?(?:invalid|inactive|disabled|deactivated|suspended|closed|terminated|expired))/,
  /(?:unknown|invalid|no such|nonexistent|non-existent|bad destination|unrouteable|unroutable|undeliverable|inactive|disabled|illegal|bad) (?:[\w-]{1,20} )?(?:user|recipient|mailbox|address|account|addressee|alias|domain|host|person|local)/,
  /(?:does not|doesn['’]t|do not|don['’]t) (?:exist|have an? \S{1,60} account|have (?:a |an )?(?:mailbox|account))/,
  /(?:wasn['’]t|was not|could not be|couldn['’]t be|cannot be|can['’]t be|not) found/,
  /no (?:mailbox|mail box|account|user|person|one|recipient|address)(?: \w{1,12})? (?:here|by that|with that|at this|of that|found|available)/,
  /not an? (?:valid|known|active|local) (?:user|mailbox|recipient|address|account)|not listed in/,
  /recipnotfound|recipientnotfound|recipient ?address ?rejected: access denied|address rejected: (?:user|unknown)/,
  /5\.1\.0 (?:<[^<> ]{1,250}> )?(?:address|recipient) rejected|mailbox is unavailable|recipient no longer on server/,
  /isn['’]t a user|this user doesn|no longer (?:valid|available|in use|exists|active|accepts|employed|monitored|works)/,
  /(?:account|mailbox) (?:has been|is|was) (?:\w{1,12} )?(?:disabled|deactivated|closed|deleted|removed|inactive|frozen)/,
  /(?:host|domain)(?: name)?(?: is| was)? (?:unknown|not found|invalid)|name or service not known|nxdomain/,
  /couldn['’]t find any host|host not found|domain is not reachable|no (?:mx|mail) (?:record|host|server|exchanger)/,
  /null mx|nullmx|indicated no smtp service|domain (?:does not|doesn['’]t) (?:exist|accept)|does not accept mail \(/,
  /host does not accept mail|no valid recipients|invalid final delivery|recipient name is not recognized/,
  /550[ -](?:5\.\d\.\d )?(?:requested action not taken: )?mailbox unavailable/,
  /badrcptto|unknown local[- ]part|vdeliver: invalid|no mail(?:box)? (?:for|here)|this address is not listed/,
  /utilisateur inconnu|benutzer unbekannt|empfänger unbekannt|usuario desconocido|destinataire inconnu/,
]);

/** This site's own address, domain or server is refused. */
export const saysSenderRefused = anyOf([
  /sender (?:address )?(?:was |is )?(?:rejected|not|denied|refused)|sender(?: address|'s)? domain|sender address|domain of sender/,
  /mail from:<|valid sender|from: domain is invalid|not allowed to send|mailfrom domain|^[245\d .]{0,10}(?:<[^<> ]{1,250}>[ .]*)?access denied/,
]);

/** The address exists, whatever else is said. */
export const saysPresent = anyOf([
  /over ?quota|quota exceeded|(?:mailbox|inbox)[\w’' ]{0,30} full|exceeded storage|insufficient (?:system )?storage|mailfull/,
  /couldn['’]t create|client (?:host|ip)|helo|temporar|(?<!domain and )try again|gr[ae]ylist|deferred|receiving mail at a rate|malformed/,
]);

/** A temporary failure, or one of this mail alone: the address may be fine. */
export const saysPassing = anyOf([
  /(?:account|user|quota|storage|disk)[\w’' ]{0,30} (?:full|exceeded|over)|out of storage|mailbox size/,
  /(?:exceeds?|exceeded|over) (?:\w{1,12} )?(?:quota|limit|size)|too many|throttl|rate.limit|system load|resources/,
  /time[sd]? ?out|connection (?:refused|timed|reset|lost)|no route to host|network (?:is )?unreachable/,
  /unreachable for too long|retry time not reached|expired|couldn['’]t (?:connect|reach)|unable to connect|not responding/,
  /spam|block|blacklist|denylist|black list|reputation|policy|content|dmarc|\bspf\b|dkim|authenticat|virus|malware/,
  /banned|not authorized|unsolicited|\bbulk\b|listed (?:at|in|by)|poor|suspicious|relay|too (?:large|big)|size limit/,
  /attachment|loop|hop count|protocol|syntax|tls|certificate|ssl/,
]);
