import { BaseTransformer } from '@adonisjs/core/transformers'
import { type ErrorEntry, buildErrorExamples } from '#admin/developers/errors/error_entry'

export default class ErrorEntryTransformer extends BaseTransformer<ErrorEntry> {
  toObject() {
    return this.pick(this.resource, ['code', 'status', 'group', 'title', 'meaning'])
  }

  forReading() {
    const { envelope, problem } = buildErrorExamples(this.resource)
    return {
      ...this.toObject(),
      remedy: this.resource.remedy,
      envelope: JSON.stringify(envelope, null, 2),
      problem: JSON.stringify(problem, null, 2),
    }
  }
}
