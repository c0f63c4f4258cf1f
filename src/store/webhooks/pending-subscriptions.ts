import { sql } from 'kysely';

/**
 * For `with recursive`: `pending (subscription)`, the subscriptions that deliveries wait for, and a null. Each costs one step along
 * the index, so that an idle queue costs nothing however many subscriptions there are.
 */
export const pendingSubscriptions = sql`pending (subscription) as (
    (select subscription from webhook_delivery where status = 'pending' order by subscription limit 1)
    union all
    select (
      select d.subscription from webhook_delivery d
      where d.status = 'pending' and d.subscription > p.subscription order by d.subscription limit 1)
    from pending p where p.subscription is not null
  )`;
