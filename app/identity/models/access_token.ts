import { AccessTokenSchema } from '#database/schema'

/** The row behind a bearer token: revoking it ends the token before its time. */
export default class AccessToken extends AccessTokenSchema {
  static selfAssignPrimaryKey = true
}
