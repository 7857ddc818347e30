interface Token {
  value: string
  /** Milliseconds since 1970. */
  usableUntil: number
}

export interface GrantedToken {
  value: string
  seconds: number
}

/** A token that lives this much shorter than it was granted is never refused for its age. */
const MARGIN_MS = 60_000

/**
 * The token of one account. However many calls want one at once, it is asked for once; a token that was refused is
 * forgotten once, even where twenty calls were refused with it.
 */
export class AccessTokens {
  private known: Token | null = null
  private asking: Promise<string> | null = null

  constructor(private readonly grant: () => Promise<GrantedToken>) {}

  async current(): Promise<string> {
    if (this.known && Date.now() < this.known.usableUntil) return this.known.value
    this.asking ??= this.ask().finally(() => (this.asking = null))
    return this.asking
  }

  /** Says that `token` was refused. */
  forget(token: string) {
    if (this.known?.value === token) this.known = null
  }

  private async ask(): Promise<string> {
    const { value, seconds } = await this.grant()
    this.known = { value, usableUntil: Date.now() + seconds * 1000 - MARGIN_MS }
    return value
  }
}
