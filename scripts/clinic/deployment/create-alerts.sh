#!/bin/sh
# Creates the alerts of docs/operations.md for a project, and excludes request logs, which contain visitors' IP addresses:
#   sh scripts/clinic/deployment/create-alerts.sh <Firebase project id> <host of the site> <address that gets the alerts>
# Needs jq and gcloud with its beta component, logged in. The address should be at another mail provider than the clinic's.
set -eu
[ $# -eq 3 ] || { echo "Usage: sh $0 <project> <www.clinica.ro> <address>" >&2; exit 2; }
project=$1 host=$2 address=$3
export CLOUDSDK_CORE_PROJECT="$project"

functions='resource.type="cloud_run_revision" AND resource.labels.service_name=("contact" OR "deliver" OR "pagenotfound" OR "watch")'

# Alerts can use a new log-based metric only after some minutes. If this script fails because of that, run it again.
metric() {
  gcloud logging metrics describe "$1" >/dev/null 2>&1 ||
    gcloud logging metrics create "$1" --description="$1" --log-filter="$2"
}
metric probe_passed 'jsonPayload.event="probe_passed"'
metric requests_accepted 'jsonPayload.event="contact_accepted"'
metric requests_over_limit 'jsonPayload.event="contact_refused" AND jsonPayload.code="too_many_requests"'

channel=$(gcloud beta monitoring channels list --filter="displayName=\"Contact requests\" AND labels.email_address=\"$address\"" --format='value(name)' --limit=1)
[ -n "$channel" ] || channel=$(gcloud beta monitoring channels create --display-name='Contact requests' --type=email \
  --channel-labels=email_address="$address" --format='value(name)')

# Arguments: name, condition, optional alert strategy. A policy that exists is not changed.
policy() {
  found=$(gcloud monitoring policies list --filter="displayName=\"$1\"" --format='value(name)' --limit=1)
  [ -z "$found" ] || { echo "exists: $1"; return; }
  strategy=${3:-'{}'}
  json=$(jq -n --arg name "$1" --argjson condition "$2" --argjson strategy "$strategy" \
    '{displayName: $name, combiner: "OR", conditions: [{displayName: $name} + $condition]} + $strategy')
  gcloud monitoring policies create --notification-channels="$channel" --policy="$json"
}

# Arguments: name, filter. Alerts when a log line matches, with at most one mail in half an hour.
on_log() {
  condition=$(jq -n --arg filter "$2" '{conditionMatchedLog: {filter: $filter}}')
  policy "$1" "$condition" \
    '{"alertStrategy": {"notificationRateLimit": {"period": "1800s"}, "autoClose": "86400s"}}'
}

# Arguments: name, filter, comparison, threshold, duration, aligner, alignment period. Alerts when a metric passes a threshold.
on_figure() {
  condition=$(jq -n --arg filter "$2" --arg comparison "$3" --argjson value "$4" --arg duration "$5" --arg aligner "$6" --arg each "$7" \
    '{conditionThreshold: {filter: $filter, comparison: $comparison, thresholdValue: $value, duration: $duration,
      aggregations: [{alignmentPeriod: $each, perSeriesAligner: $aligner, crossSeriesReducer: "REDUCE_SUM"}]}}')
  policy "$1" "$condition"
}

undelivered='jsonPayload.event=("delivery_undelivered" OR "delivery_uncertain" OR "task_given_up" OR "copy_dropped")'
on_log 'An error on the way of a request' "$functions AND severity>=ERROR AND NOT $undelivered"
on_log 'A request is undelivered' "$functions AND $undelivered"

absent=$(jq -n '{conditionAbsent: {
  filter: "metric.type=\"logging.googleapis.com/user/probe_passed\" AND resource.type=\"cloud_run_revision\"", duration: "7200s",
  aggregations: [{alignmentPeriod: "1800s", perSeriesAligner: "ALIGN_COUNT", crossSeriesReducer: "REDUCE_SUM"}]}}')
policy 'No probe has passed for 2 hours' "$absent"
on_figure 'More than 60 requests in an hour' \
  'metric.type="logging.googleapis.com/user/requests_accepted" AND resource.type="cloud_run_revision"' \
  COMPARISON_GT 60 0s ALIGN_SUM 3600s
on_figure 'More than 100 requests over the limit in ten minutes' \
  'metric.type="logging.googleapis.com/user/requests_over_limit" AND resource.type="cloud_run_revision"' \
  COMPARISON_GT 100 0s ALIGN_SUM 600s

# An uptime check requests `contact` through Hosting. Only the function answers GET with 405.
uptime=$(gcloud monitoring uptime list-configs --filter='displayName="Contact function"' --format='value(name)' --limit=1)
[ -n "$uptime" ] || gcloud monitoring uptime create 'Contact function' --resource-type=uptime-url \
  --resource-labels=host="$host",project_id="$project" --protocol=https --path=/api/contact --status-codes=405 --period=5
on_figure 'The contact function does not answer' \
  'metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url"' \
  COMPARISON_LT 1 600s ALIGN_NEXT_OLDER 300s

exclusions=$(gcloud logging sinks describe _Default --format='value(exclusions[].name)')
case $exclusions in
  *request-logs*) echo 'exists: exclusion of request logs' ;;
  *) gcloud logging sinks update _Default \
    --add-exclusion='name=request-logs,filter=log_id("run.googleapis.com/requests")' ;;
esac
