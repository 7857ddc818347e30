import { ClassifiedGoodSchema } from '#database/schema'

/** A sender's latest classification of goods by description, in lower case. */
export default class ClassifiedGood extends ClassifiedGoodSchema {}
