/** What programs that open pages by themselves call themselves: search engines, chats that show a link, watchers. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|scan|monitor|uptime|pingdom|headless|lighthouse|facebookexternalhit|whatsapp|telegram|slack|discord|skype|viber|curl|wget|python|java\/|okhttp|go-http|node|undici|axios|postman|libwww|httpclient/i

/** Whether somebody who calls themselves so is no person. Whoever says nothing is none. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || ROBOT.test(userAgent)
}
