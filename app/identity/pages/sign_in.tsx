import { type FormEvent, useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { type FieldErrors, useCommand } from '~/hooks/use_command'

export default function SignIn({ goTo }: { goTo: string }) {
  const [failure, setFailure] = useState<{ message: string; fields: FieldErrors } | null>(null)
  const { busy, send } = useCommand()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const credentials = { username: entries.get('username'), password: entries.get('password') }
    const outcome = await send('POST', urlFor('api.identity.login', {}), credentials)
    if (outcome.ok) router.visit(goTo, { replace: true })
    else setFailure(outcome)
  }

  return (
    <section className="mx-auto max-w-sm py-8">
      <Head title="Sign In" />
      <h1 className="text-2xl font-semibold">Sign In</h1>
      <form onSubmit={submit} className="mt-6 grid gap-4" noValidate>
        {failure && (
          <p role="alert" className="rounded-lg border border-danger p-3 whitespace-pre-line text-danger">
            {failure.message}
          </p>
        )}
        <SignInField name="username" label="E-mail" type="email" autoComplete="username" failure={failure} />
        <SignInField name="password" label="Password" type="password" autoComplete="current-password" failure={failure} />
        <button
          type="submit"
          disabled={busy}
          className="rounded-lg bg-accent px-4 py-3 font-medium text-accent-ink disabled:opacity-60"
        >
          {busy ? 'Signing in…' : 'Sign In'}
        </button>
      </form>
    </section>
  )
}

type SignInFieldProps = {
  name: string
  label: string
  type: string
  autoComplete: string
  failure: { fields: FieldErrors } | null
}

function SignInField({ name, label, type, autoComplete, failure }: SignInFieldProps) {
  const error = failure?.fields[name]
  return (
    <div className="grid gap-1">
      <label htmlFor={name} className="font-medium">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className="rounded-lg border border-line bg-surface-raised px-3 py-2"
      />
      {error && (
        <p id={`${name}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
