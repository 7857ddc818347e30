import { ImportPushSchema } from '#database/schema'

/** That somebody of the staff said how far an import is: who, when, and which line of its tracking. */
export default class ImportPush extends ImportPushSchema {}
