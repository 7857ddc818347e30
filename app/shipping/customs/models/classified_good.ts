import { ClassifiedGoodSchema } from '#database/schema'

/** What a sender last said of goods that they called the same, in lower case. */
export default class ClassifiedGood extends ClassifiedGoodSchema {}
