/** User agents of search engines, link previews, monitors and scripts. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|scan|monitor|uptime|pingdom|headless|lighthouse|facebookexternalhit|whatsapp|telegram|slack|discord|skype|viber|curl|wget|python|java\/|okhttp|go-http|node|undici|axios|postman|libwww|httpclient/i

/** A missing user agent counts as a robot. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || ROBOT.test(userAgent)
}
