import { ImportPushSchema } from '#database/schema'

export default class ImportPush extends ImportPushSchema {}
