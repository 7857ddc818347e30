import { useUiWords } from '~/ui/use_ui_words'

export function SkipLink({ to }: { to: string }) {
  const t = useUiWords()
  return (
    <a href={`#${to}`} className="skip-link no-print">
      {t('ui.skip')}
    </a>
  )
}
