import { ApiCallSchema } from '#database/schema'

export default class ApiCall extends ApiCallSchema {}
