import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { checkTestKey, useTestKey } from './use_test_key'

/** For the test key. `isAsked` says that a call has been tried with it. */
export function TestKeyField({ isAsked = false }: { isAsked?: boolean }) {
  const [key, setKey] = useTestKey()
  const isWrong = isAsked || key.startsWith('sdm_live_')
  return (
    <Field
      label="Test key"
      hint={
        <>
          Stays in this tab and is never stored.{' '}
          <Link
            href={urlFor('admin.developers.guide', { guide: 'keys-and-test-data' })}
            className="link"
          >
            Get a test key
          </Link>
        </>
      }
      error={isWrong ? (checkTestKey(key) ?? undefined) : undefined}
    >
      <PasswordInput
        value={key}
        onChange={setKey}
        placeholder="sdm_test_…"
        className="font-mono"
        // No password of this site, which browsers would fill in or offer to keep.
        name="test-key"
        data-1p-ignore
      />
    </Field>
  )
}
