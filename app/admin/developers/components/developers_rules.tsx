import { CodeBlock } from './code_block'
import { Code, CodeText } from './code_text'
import { DevelopersPart } from './developers_part'

const ANSWER = `{ "message": "Payment received. ...", "data": { "trackingNumber": 260012345678 } }`

const REFUSAL = `{
  "message": "Some fields need your attention.",
  "code": "E_VALIDATION_ERROR",
  "errors": [
    { "field": "items.0.weight", "message": "\\"Package Weight\\" should not be empty", "rule": "required" }
  ]
}`

export function Authentication() {
  return (
    <DevelopersPart id="authentication" title="Authentication">
      <p className="max-w-2xl">
        <Code>POST /login</Code> answers with a header <Code>Authorization: Bearer …</Code>. Send
        the same header with every call. The token stands for you and one organization, and ends
        after twelve hours, when you sign out, when your password changes, or when an account is
        blocked. Calls with a token need no cookie and set none.
      </p>
      <p className="max-w-2xl">
        To act for another of your organizations, <Code>PUT /switch/&#123;id&#125;</Code>: it ends
        the old token and answers with a new one. What belongs to another organization does not
        exist for you: it is a 404.
      </p>
    </DevelopersPart>
  )
}

export function Conventions() {
  return (
    <DevelopersPart id="conventions" title="Money, weights and places">
      <ul className="grid max-w-2xl list-disc gap-1.5 pl-5">
        <li>Money is a number of naira with at most two decimals.</li>
        <li>Weight is in Kg, length in cm.</li>
        <li>Days are days in Lagos, written 2026-11-21; moments are ISO 8601.</li>
        <li>
          Countries have two letters (<Code>NG</Code>), states follow their country (
          <Code>NG_LA</Code>), cities have a code of their own (<Code>IKEJA</Code>):{' '}
          <Code>GET /locations</Code> lists them.
        </li>
        <li>Fields that a call does not know are ignored.</li>
      </ul>
      <CodeBlock label="What a success looks like: message, data, or both">{ANSWER}</CodeBlock>
    </DevelopersPart>
  )
}

interface ErrorsProps {
  failures: readonly { status: string; meaning: string }[]
}

export function Errors({ failures }: ErrorsProps) {
  return (
    <DevelopersPart id="errors" title="Errors">
      <p className="max-w-2xl">
        Every refusal has the same shape. <Code>message</Code> is for people, <Code>code</Code> is
        for programs and stays the same, <Code>errors</Code> names each field at fault.
      </p>
      <CodeBlock label="422">{REFUSAL}</CodeBlock>
      <dl className="divide-y rounded border bg-surface-raised">
        {failures.map(({ status, meaning }) => (
          <div key={status} className="flex gap-4 px-4 py-2.5">
            <dt className="tabular w-10 shrink-0 font-semibold">{status}</dt>
            <dd className="text-ink-muted">
              <CodeText>{meaning}</CodeText>
            </dd>
          </div>
        ))}
      </dl>
    </DevelopersPart>
  )
}

export function Idempotency() {
  return (
    <DevelopersPart id="idempotency" title="Doing things once">
      <p className="max-w-2xl">
        Every call that needs a token and creates, changes or moves something takes a header{' '}
        <Code>Idempotency-Key</Code>: 8 to 100 letters, digits, dots, colons, dashes or underscores
        of your choice. When the line breaks, send the same call with the same key again. It answers
        what it answered, and does nothing twice. The same key with another request is a 409 (
        <Code>E_IDEMPOTENCY_CONFLICT</Code>). A call that failed leaves no key behind; keys are kept
        for 30 days.
      </p>
    </DevelopersPart>
  )
}
