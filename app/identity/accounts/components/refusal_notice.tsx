import { type ApiRefusal, stripListNumber } from '~/hooks/api_outcome'
import { Notice } from '~/ui/notice'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'

export function RefusalNotice({ refusal }: { refusal: ApiRefusal | null }) {
  const said = useSentenceTranslation()
  return refusal && <Notice tone="danger">{said(stripListNumber(refusal.message))}</Notice>
}
