import { useState } from 'react'
import { Field } from '~/ui/field'
import { RadioCards } from '~/ui/radio_cards'
import { TextInput } from '~/ui/text_input'
import { MAX_TITLE_LENGTH } from '#branding/tracking_page/rules/title_lengths'
import { ColourFields } from './colour_fields'
import { SettingSaveBar } from './setting_save_bar'
import { ThemeSwatch } from './theme_swatch'
import type { ThemeEntry } from './tracking_setup_types'
import { useSaveSetting } from './use_save_setting'
import type { TrackingSetupState } from './use_tracking_setup'

type ThemeTabProps = { setup: TrackingSetupState; themes: readonly ThemeEntry[] }

export function ThemeTab({ setup, themes }: ThemeTabProps) {
  const { changeTheme, chooseTheme, isOwn, faults } = setup
  const { title1, title2, trackingPagetemplateId } = setup.theme
  const { busy, save } = useSaveSetting(setup, 'theme')
  const [tried, setTried] = useState(false)
  const missing = title1.trim() === '' ? '"Title" should not be empty' : null
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!missing && faults.length === 0) void save()
      }}
    >
      <Field label="Title" required error={tried || title1 === '' ? missing : null}>
        <TextInput
          value={title1}
          maxLength={MAX_TITLE_LENGTH.title1}
          onChange={(text) => changeTheme({ title1: text })}
        />
      </Field>
      <Field label="Line below the title" optional>
        <TextInput
          value={title2}
          maxLength={MAX_TITLE_LENGTH.title2}
          onChange={(text) => changeTheme({ title2: text })}
        />
      </Field>
      <Field label="Theme" required group>
        <RadioCards
          columns={2}
          options={themes.map((theme) => ({
            value: String(theme.id),
            label: theme.label,
            aside: <ThemeSwatch colours={theme} />,
          }))}
          value={String(trackingPagetemplateId)}
          onChange={(id) => chooseTheme(Number(id))}
        />
      </Field>
      {isOwn && <ColourFields setup={setup} />}
      <SettingSaveBar
        setup={setup}
        choice="theme"
        label="Save Theme"
        busy={busy}
        disabled={faults.length > 0}
      />
    </form>
  )
}
