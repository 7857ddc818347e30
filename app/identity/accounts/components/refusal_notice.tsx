import { type ApiRefusal, stripListNumber } from '~/hooks/api_outcome'
import { Notice } from '~/ui/notice'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'

/** Above a form: what the server says that no field of it can show. */
export function RefusalNotice({ refusal }: { refusal: ApiRefusal | null }) {
  const said = useSentenceTranslation()
  return refusal && <Notice tone="danger">{said(stripListNumber(refusal.message))}</Notice>
}
