import { Head, usePage } from '@inertiajs/react'

export default function Home() {
  const { brand, caller } = usePage().props
  return (
    <>
      <Head title="Dashboard" />
      <h1 className="text-2xl font-semibold">Welcome to {brand.name}</h1>
      {caller && (
        <dl className="mt-6 grid max-w-md grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-ink-muted">Signed in as</dt>
          <dd>{caller.fullName}</dd>
          <dt className="text-ink-muted">E-mail</dt>
          <dd className="break-all">{caller.email}</dd>
          <dt className="text-ink-muted">Organization</dt>
          <dd>{caller.organizationName}</dd>
        </dl>
      )}
    </>
  )
}
