import '#shared/routes'
import '#identity/routes'
import '#wallet/routes'
