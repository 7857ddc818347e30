import { ErrorPage } from '../components/error_page'

interface RefusedProps {
  /** What was wrong with the address or the form. */
  message: string
}

export default function Refused({ message }: RefusedProps) {
  return (
    <ErrorPage title="This could not be opened" heading="This could not be opened.">
      {message}
    </ErrorPage>
  )
}
