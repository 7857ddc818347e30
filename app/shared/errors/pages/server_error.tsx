import { ErrorPage } from '../components/error_page'

export default function ServerError() {
  return (
    <ErrorPage title="Something went wrong" heading="Something went wrong on our side.">
      Nothing you entered was lost by this. Please try again in a minute.
    </ErrorPage>
  )
}
