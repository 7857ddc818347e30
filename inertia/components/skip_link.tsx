import { useUiWords } from '~/ui/use_ui_words'

/** The way past the navigation, for who does not use a mouse. */
export function SkipLink({ to }: { to: string }) {
  const t = useUiWords()
  return (
    <a href={`#${to}`} className="skip-link no-print">
      {t('ui.skip')}
    </a>
  )
}
