import { type ApiRefusal, stripListNumber } from '~/api/api_outcome'
import { Notice } from '~/ui/notice'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'

export function RefusalNotice({ refusal }: { refusal: ApiRefusal | null }) {
  const translate = useSentenceTranslation()
  return refusal && <Notice tone="danger">{translate(stripListNumber(refusal.message))}</Notice>
}
