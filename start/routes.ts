import '#shared/routes'
import '#identity/routes'
