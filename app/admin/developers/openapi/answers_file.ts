import { answersOf } from '#admin/developers/openapi/answer_types'
import { ANSWERS_FILE } from '#admin/developers/openapi/answers'

/** The file that holds what each call answers, as it would be written now. */
export async function answersFile(): Promise<string> {
  const [{ default: typescript }, prettier] = await Promise.all([
    import('typescript'),
    import('prettier'),
  ])
  const options = await prettier.resolveConfig(ANSWERS_FILE)
  const answers = JSON.stringify(answersOf(typescript))
  return prettier.format(answers, { ...options, filepath: ANSWERS_FILE })
}
