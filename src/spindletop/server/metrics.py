"""Figures about the server in the text form of Prometheus."""

from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from spindletop.server.house import House

Metric = GaugeMetricFamily | CounterMetricFamily


class HouseCollector(Collector):
    """Reads the figures of one server process when they are asked for."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """Give every figure."""
        house = self.house
        yield GaugeMetricFamily("spindletop_tables_loaded", "Tables in memory.", len(house.hall.desks))
        yield GaugeMetricFamily("spindletop_live_connections", "Live connections.", house.connections.count)
        yield GaugeMetricFamily("spindletop_bots_thinking", "Tables where a bot thinks.", len(house.bots.thinking))
        yield CounterMetricFamily("spindletop_changes_committed", "Changes on disk.", house.store.changes)
        yield CounterMetricFamily("spindletop_commits", "Commits; one carries many changes.", house.store.groups)
        yield CounterMetricFamily("spindletop_bot_failures", "Bots that failed or were too slow.", house.bots.failures)
        yield CounterMetricFamily(
            "spindletop_worker_processes_stopped",
            "Worker processes that had to be ended.",
            house.bots.workers.stopped + house.bots.quick.stopped,
        )
        if house.notifier is not None:
            yield CounterMetricFamily("spindletop_webhooks_sent", "Webhooks delivered.", house.notifier.sent)
            yield CounterMetricFamily("spindletop_webhooks_given_up", "Webhooks given up.", house.notifier.given_up)


def exposition(house: House) -> tuple[bytes, str]:
    """Return all figures, those of this house and those of the process."""
    registry = CollectorRegistry()
    registry.register(HouseCollector(house))
    return generate_latest(registry) + generate_latest(REGISTRY), CONTENT_TYPE_LATEST
