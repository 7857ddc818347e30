import { answersOf } from '#admin/developers/openapi/answer_types'
import { ANSWERS_FILE } from '#admin/developers/openapi/answers'

/** The file that holds what each call answers, as it would be written now. */
export async function answersFile(): Promise<string> {
  const [{ default: typescript }, { format }] = await Promise.all([
    import('typescript'),
    import('oxfmt'),
  ])
  const answers = JSON.stringify(answersOf(typescript))
  const { code } = await format(ANSWERS_FILE, answers, { printWidth: 100 })
  return code
}
