import { ApiCallSchema } from '#database/schema'

export default class LoggedApiCall extends ApiCallSchema {
  static table = 'api_calls'
}
