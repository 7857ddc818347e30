import { type Refusal, withoutNumber } from '~/hooks/api_outcome'
import { Notice } from '~/ui/notice'
import { useSaid } from '#shared/languages/components/words_of'

/** Above a form: what the server says that no field of it can show. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  const said = useSaid()
  return refusal && <Notice tone="danger">{said(withoutNumber(refusal.message))}</Notice>
}
