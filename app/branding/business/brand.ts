import type { DateTime } from 'luxon'
import { column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import { BrandSettingSchema } from '#database/schema'
import type Organization from '#identity/organizations/models/organization'
import type { Colours } from '#branding/tracking_page/rules/colours'
import {
  FIRST_THEME_ID,
  OWN_THEME_ID,
  OWN_THEME_LABEL,
  findTheme,
} from '#branding/tracking_page/rules/themes'
import type { DisplayFlags } from '#branding/tracking_page/rules/visible_brand_detail'
import { MAX_TITLE_LENGTH } from '#branding/tracking_page/rules/title_lengths'

export default class Brand extends BrandSettingSchema {
  static table = 'brand_settings'
  static selfAssignPrimaryKey = true

  @column({ prepare: (value: Colours | null) => value && JSON.stringify(value) })
  declare ownColours: Colours | null

  declare publishedAt: DateTime | null

  /** Returns the row of the business, and creates a missing one; concurrent calls share it. */
  static async of({ id }: Organization): Promise<Brand> {
    const brand = await this.find(id)
    if (brand) return brand
    await db.table(this.table).insert({ organization_id: id }).onConflict().ignore()
    return this.findOrFail(id)
  }

  get isPublished() {
    return this.publishedAt !== null
  }

  get sendsNotifications() {
    return this.notificationsEnabledAt !== null
  }

  get chosenThemeId() {
    return this.themeId ?? FIRST_THEME_ID
  }

  get themeLabel() {
    return this.hasOwnColours ? OWN_THEME_LABEL : findTheme(this.chosenThemeId).label
  }

  get colours(): Colours {
    return (this.hasOwnColours && this.ownColours) || findTheme(this.chosenThemeId).colours
  }

  titlesFor({ name }: Organization) {
    return {
      title1: this.pageTitle ?? name.slice(0, MAX_TITLE_LENGTH.title1).trim(),
      title2: this.pageSubtitle ?? '',
    }
  }

  get displayFlags(): DisplayFlags {
    return {
      displayPhoneNumber: this.displayPhoneNumber,
      displayWhatsAppNumber: this.displayWhatsAppNumber,
      displayEmail: this.displayEmail,
      displayWebsiteLink: this.displayWebsiteLink,
      displayAddress: this.displayAddress,
      displaySocialMediaLinks: this.displaySocialMediaLinks,
      displayFacebook: this.displayFacebook,
      displayTwitter: this.displayTwitter,
      displaySendamContact: this.displayProviderContact,
    }
  }

  private get hasOwnColours() {
    return this.themeId === OWN_THEME_ID && this.ownColours !== null
  }
}
